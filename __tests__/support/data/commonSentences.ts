import { common as en } from '../../../src/i18n/en/common'
import { frame as frameEn } from '../../../src/i18n/en/firstLoad/frame'
import type { Language } from '../../../src/i18n/languages'
import { common as nl } from '../../../src/i18n/nl/common'
import { frame as frameNl } from '../../../src/i18n/nl/firstLoad/frame'

export const commonMessages = { nl, en }

/** Every lazy area loads these messages, which a component lacks if a test renders it without its page. */
export const lazyTestMessages = { nl: { common: nl, frame: frameNl }, en: { common: en, frame: frameEn } }

export const retryLabel: Record<Language, string> = { nl: frameNl.error.retry, en: frameEn.error.retry }

/** For an area without error messages of its own. */
export function readCommonErrors({ kept }: { kept?: string; [name: string]: unknown }, language: Language = 'nl') {
  const { network, timeout, other, checkConnection, tryAgain, loggedOut, tooMany } = commonMessages[language].errors
  return {
    network: `${network} ${kept ?? checkConnection}`,
    timeout: `${timeout} ${kept ?? tryAgain}`,
    other: `${other} ${kept ?? tryAgain}`,
    loggedOut,
    tooMany,
  }
}
