import { DefaultAddresses } from '../../features/account/addresses/DefaultAddresses'
import { Details } from '../../features/account/home/Details'
import { AccountDeletedNotice } from '../../features/account/home/AccountDeletedNotice'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { type AccountPlace, isPlaceOffered } from '../../features/account/frame/accountPlaces'
import { useAccountLinks } from '../../features/account/frame/useAccountLinks'
import { AccountHome } from '../../features/account/home/AccountHome'
import { LatestGiftlists } from '../../features/giftlist/owner/overview/LatestGiftlists'
import { NewsletterChoice } from '../../features/newsletter/NewsletterChoice'
import { LatestOrder } from '../../features/order/overview/LatestOrder'
import { WishesOverview } from '../../features/wishlist/WishesOverview'

/** The overview of an account, with sections from all features and a notice after the account was deleted. */
export function AccountHomeSections() {
  const links = useAccountLinks()
  const has = (place: AccountPlace) => isPlaceOffered(place, links)
  return (
    <>
      <AccountDeletedNotice />
      <AccountFrame current="overview">
        <AccountHome
          orders={has('orders') && <LatestOrder />}
          addresses={has('addresses') && <DefaultAddresses />}
          wishlist={has('wishlist') && <WishesOverview />}
          giftlists={has('giftlists') && <LatestGiftlists />}
          newsletter={__OFFERED__.newsletter && links['my-newsletter'] && <NewsletterChoice />}
          details={has('details') && <Details />}
        />
      </AccountFrame>
    </>
  )
}
