export { default } from './contact'
