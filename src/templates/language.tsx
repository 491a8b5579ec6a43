export { LanguageChoice as default } from '../features/content/LanguageChoice'
