import { pageAddress } from '@marquee/contract/page-address.ts'

/** A contact of the site as its configuration has it: a link where it is an e-mail address, a telephone number or a page, else text. */
export function ContactLink({ contact }: { contact: string }) {
  const page = pageAddress(contact)
  const address = page || directAddress(contact)
  if (address === undefined) return contact
  return (
    <a href={address} target={page ? '_blank' : undefined} rel="noopener noreferrer">
      {contact}
    </a>
  )
}

function directAddress(contact: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${contact}`
  if (!/^\+?[-\d\s().]+$/.test(contact)) return undefined
  // The zero in brackets is dialled within the country only.
  const number = (contact.startsWith('+') ? contact.replace('(0)', '') : contact).replaceAll(/[^\d+]/g, '')
  return /^\+?\d{4,15}$/.test(number) ? `tel:${number}` : undefined
}
