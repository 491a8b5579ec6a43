import { DefaultAddresses } from '../../features/account/addresses/DefaultAddresses'
import { Details } from '../../features/account/home/Details'
import { AccountDeletedNotice } from '../../features/account/home/AccountDeletedNotice'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { AccountHome } from '../../features/account/home/AccountHome'
import { LatestGiftlists } from '../../features/giftlist/owner/overview/LatestGiftlists'
import { NewsletterChoice } from '../../features/newsletter/NewsletterChoice'
import { LatestOrder } from '../../features/order/overview/LatestOrder'
import { WishesOverview } from '../../features/wishlist/WishesOverview'

/** The overview of an account, with sections from all features and a notice after the account was deleted. */
export function AccountHomeSections() {
  return (
    <>
      <AccountDeletedNotice />
      <AccountFrame current="overview">
        <AccountHome
          orders={<LatestOrder />}
          addresses={<DefaultAddresses />}
          wishlist={<WishesOverview />}
          giftlists={<LatestGiftlists />}
          newsletter={<NewsletterChoice />}
          details={<Details />}
        />
      </AccountFrame>
    </>
  )
}
