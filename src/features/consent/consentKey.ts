export const consentKey = 'upnorth.consent'
