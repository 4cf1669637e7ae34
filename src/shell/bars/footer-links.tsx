import type { SiteVariables } from '@marquee/contract/config.ts'
import { pageAddress } from '@marquee/contract/page-address.ts'
import { ContactLink } from '../../ui/contact-link.tsx'
import { Picture } from '../../ui/picture.tsx'

type FooterLinksProps = Pick<SiteVariables, 'seal' | 'help'>

/** What the footer links to outside of the app: the site's contact and the regulator's seal. Apart, because the first screen has no room. */
export default function FooterLinks({ seal, help }: FooterLinksProps) {
  return (
    <>
      {help ? (
        <p>
          <ContactLink contact={help} />
        </p>
      ) : null}
      {seal ? <Seal {...seal} /> : null}
    </>
  )
}

/** The regulator's seal, linked to the regulator's page about the licence. */
function Seal({ image, link: address, name }: NonNullable<SiteVariables['seal']>) {
  const link = pageAddress(address)
  const picture = <Picture src={image} alt={name} fallback={name} loading="lazy" />
  return link === '' ? (
    picture
  ) : (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}
