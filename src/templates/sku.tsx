export { default } from './product'
