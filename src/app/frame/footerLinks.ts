/** The footer's columns: page ids of the page table, and the words (frame.footer) that name each. */
export const footerColumns = [
  {
    title: 'shopping',
    links: { new: 'new', brands: 'brands', sale: 'sale', showroom: 'showroom', search: 'search' },
  },
  {
    title: 'service',
    links: {
      delivery: 'delivery',
      returns: 'returns',
      payment: 'safe-payment',
      contact: 'contact',
      complaints: 'complaints',
    },
  },
  {
    title: 'company',
    links: { aboutUs: 'about', team: 'team', advice: 'interior-advice', reviews: 'customer-reviews', jobs: 'jobs' },
  },
  {
    title: 'together',
    links: {
      giftlists: 'giftlist-home',
      appointments: 'appointments',
      customerOfTheMonth: 'customer-of-the-month',
      newsletter: 'newsletter',
    },
  },
] as const
