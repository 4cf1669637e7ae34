import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { PasskeyCreationOptions } from '@marquee/contract/passkeys.ts'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import { passkeySignInEndpoints } from '@marquee/contract/passkey-sign-in-endpoints.ts'
import { readDevice } from '../account/device.ts'
import { challengeLimit, changeLimit, passkeyLimit } from '../account/limits.ts'
import { confirmIdentity } from '../account/passwords.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { lockVerified, loginInfo } from '../auth/players.ts'
import { signInByPasskey } from '../auth/sign-in.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readBody, readText } from '../http/input.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'
import { aboutBank, descriptorOf, passkeyRefused, requestOptions } from '../passkeys/assertions.ts'
import { challengeSeconds, giveChallenge, takeChallenge } from '../passkeys/challenges.ts'
import { requirePasskeys } from '../passkeys/relying-party.ts'
import {
  addPasskey,
  passkeyDto,
  passkeysOf,
  removePasskey,
  renamePasskey,
  requireFreeSlot,
} from '../passkeys/stored-passkeys.ts'
import { algorithms, userHandleOf, verifyAttestation } from '../passkeys/verify.ts'
import { fieldErrors } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteVariables } from '../site/site-config.ts'
import { loginResponse } from './login-response.ts'

// Strict, as all bodies about an account: an unknown field is an error and not ignored.
const SignIn = v.strictObject(passkeySignInEndpoints.passkeySignIn.body.entries)
const Confirmed = v.strictObject(passkeyEndpoints.passkeyOptions.body.entries)
const Add = v.strictObject(passkeyEndpoints.addPasskey.body.entries)
const Rename = v.strictObject(passkeyEndpoints.renamePasskey.body.entries)
const Bank = v.strictObject(passkeyEndpoints.confirmBankOptions.body.entries)

/** Signing in with a passkey (`/auth/passkey`). */
export function passkeySignInRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock } = services
  const app = new Hono<AppEnv>()

  app.post('/options', async (c) => {
    await readText(c)
    const { id } = requirePasskeys(settings)
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await countAttempt(db, `challenge:${address}`, challengeLimit, clock(), 'auth.tooManyAttempts')
    return respondB(c, requestOptions(id, await giveChallenge(db, { for: 'signIn' }, clock())))
  })

  app.post('/login', async (c) => {
    const { credential } = await readBody(c, SignIn)
    requirePasskeys(settings)
    const address = clientAddress(c, settings.trustedProxies)
    const device = readDevice(c.req.header('user-agent'))
    const { requestId } = c.var
    const { player, session } = await signInByPasskey(services, credential, { address, device, requestId })
    const { data, stored } = await loginResponse(secrets, loginInfo(player), session)
    return respondB(c, data, stored)
  })

  return app
}

/** The signed-in player's passkeys (`/account/passkeys`). */
export function passkeyRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock, log } = services
  const { title } = siteVariables(settings.siteOverrides)
  const app = new Hono<AppEnv>()
  app.use(guard(services))
  const keyed = keyedCalls(services)
  const countChallenge = (player: string) =>
    countAttempt(db, `challenge:${player}`, changeLimit, clock(), 'request.tooMany')
  const countPasskey = (player: string) =>
    countAttempt(db, `passkeys:${player}`, passkeyLimit, clock(), 'request.tooMany')
  const logged = (event: string, c: Context<AppEnv>) =>
    log({ event, player: c.var.player.id, request_id: c.var.requestId })

  app.get('/', async (c) => respondB(c, { list: (await passkeysOf(db, c.var.player.id)).map(passkeyDto) }))

  app.post('/options', async (c) => {
    const { password } = await readBody(c, Confirmed)
    const { id, username } = c.var.player
    const site = requirePasskeys(settings)
    await countChallenge(id)
    await requireFreeSlot(db, id)
    await confirmIdentity(db, c.var.player, password, clock())
    const challenge = await giveChallenge(db, { for: 'add', player: c.var.player }, clock())
    const response: PasskeyCreationOptions = {
      challenge,
      timeout: challengeSeconds * 1000,
      rp: { id: site.id, name: title },
      user: { id: userHandleOf(id), name: username, displayName: username },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: (await passkeysOf(db, id)).map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
    return respondB(c, response)
  })

  app.post('/bank', async (c) => {
    const bank = await readBody(c, Bank)
    const { player } = c.var
    const site = requirePasskeys(settings)
    await countChallenge(player.id)
    const about = aboutBank(secrets, bank)
    const challenge = await giveChallenge(db, { for: 'bank', player, about }, clock())
    return respondB(c, requestOptions(site.id, challenge, await passkeysOf(db, player.id)))
  })

  app.post('/', async (c) => {
    const text = await readText(c)
    const { credential, name } = parseBody(Add, text)
    const { player } = c.var
    const device = readDevice(c.req.header('user-agent'))
    const added = await runKeyed(services, c, {
      scope: player.id,
      body: text,
      prepare: async () => {
        const site = requirePasskeys(settings)
        await countPasskey(player.id)
        const { clientDataJSON } = credential.response
        const challenge = await takeChallenge(db, clientDataJSON, { for: 'add', player }, clock())
        const verdict = await verifyAttestation(site, challenge, credential)
        if ('value' in verdict) return verdict.value
        log({
          event: 'passkey_refused',
          reason: verdict.refused,
          player: player.id,
          request_id: c.var.requestId,
        })
        throw passkeyRefused()
      },
      effect: (tx, made) => addPasskey(tx, player.id, { ...made, name, device }, clock()),
    })
    logged('passkey_added', c)
    return respondB(c, added)
  })

  app.patch('/:id', async (c) => {
    const text = await readText(c)
    const { name } = parseBody(Rename, text)
    const renamed = await keyed(c, text, (tx, player) => renamePasskey(tx, player, c.req.param('id'), name))
    return respondB(c, renamed)
  })

  app.post('/:id/remove', async (c) => {
    const text = await readText(c)
    const { password } = parseBody(Confirmed, text)
    const { player } = c.var
    await runKeyed(services, c, {
      scope: player.id,
      body: text,
      prepare: async () => {
        await countPasskey(player.id)
        return confirmIdentity(db, player, password, clock())
      },
      effect: async (tx, confirmed) => {
        if (confirmed && !(await lockVerified(tx, confirmed))) {
          throw fieldErrors({ password: 'password.wrong' })
        }
        await removePasskey(tx, player.id, c.req.param('id'), clock())
        return {}
      },
    })
    logged('passkey_removed', c)
    return respondB(c, {})
  })

  return app
}
