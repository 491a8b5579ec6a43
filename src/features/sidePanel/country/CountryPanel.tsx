import { SidePanel } from '../../../design/SidePanel'
import { useWords } from '../../../i18n/useWords'
import { CountryChoice } from './CountryChoice'
import { LanguageRow } from './LanguageRow'

interface CountryPanelProps {
  open: boolean
  onClose: () => void
}

/** Where the shop delivers: it decides on carriers, ways to pay and VAT. */
export function CountryPanel({ open, onClose }: CountryPanelProps) {
  const words = useWords('panel')
  return (
    <SidePanel id="country" open={open} onClose={onClose} title={words.country.title} closeLabel={words.close}>
      <CountryChoice onDone={onClose} />
      <LanguageRow />
    </SidePanel>
  )
}
