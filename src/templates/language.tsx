import { LanguageChoice } from '../features/language/LanguageChoice'

export default function LanguagePage() {
  return <LanguageChoice />
}
