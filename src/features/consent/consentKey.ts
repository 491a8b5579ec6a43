/** The key of the choice in local storage. */
export const consentKey = 'upnorth.consent'
