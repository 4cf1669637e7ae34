import type { loginInfo } from '../auth/players.ts'
import { issueTokens, type Session } from '../auth/tokens.ts'
import type { Secrets } from '../site/secrets.ts'

/** The response to whatever begins a session, and the keys that the app stores of it (spec §3, login result). */
export async function loginResponse(secrets: Secrets, info: ReturnType<typeof loginInfo>, session: Session) {
  const tokens = await issueTokens(secrets.tokens, session)
  const stored = {
    jwt: tokens.jwt,
    auth_token: tokens.access_token,
    name: info.name,
    email: info.username,
    bank_code: info.bank_code ?? '',
    bank_account: info.bank_account ?? '',
    bank_name: info.bank_name ?? '',
    use_vaccount: info.use_vaccount ?? false,
  }
  return { data: { ...tokens, info }, stored }
}
