import { LanguageChoice } from '../features/content/LanguageChoice'

export default function LanguagePage() {
  return <LanguageChoice />
}
