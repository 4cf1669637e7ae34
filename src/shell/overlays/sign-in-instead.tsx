import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startPageOf } from '../layout/return.ts'

/** Leads to the page /login in place of the sign-in dialog, whose chunk did not load. */
export function SignInInstead() {
  const router = useRouter()
  useEffect(() => {
    const { href } = router.latestLocation
    const redirect = startPageOf(new URL(href, location.origin).href)
    void router.navigate({ to: '/login', search: { redirect }, replace: true })
  }, [router])
  return null
}
