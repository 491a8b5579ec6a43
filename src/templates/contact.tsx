export { default } from './content'
