import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { GameList, ProviderList } from './game.ts'
import { InitData, LoginBody, LoginData } from './player.ts'

/** Calls of the lobby and of the session. Calls of other features are in files of their own, loaded with their pages. */
export const endpoints = {
  providers: endpoint({
    method: 'GET',
    path: '/game/provider',
    envelope: 'A',
    login: false,
    keyed: false,
    query: none,
    body: none,
    data: ProviderList,
  }),
  providerGames: endpoint({
    method: 'GET',
    path: '/game/provider',
    envelope: 'A',
    login: true,
    forVisitors: true,
    keyed: false,
    query: v.object({ provider_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    body: none,
    data: GameList,
  }),
  init: endpoint({
    method: 'GET',
    path: '/main/init',
    envelope: 'A',
    login: true,
    keyed: false,
    query: none,
    body: none,
    data: InitData,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    envelope: 'B',
    login: false,
    keyed: false,
    query: none,
    body: LoginBody,
    data: LoginData,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    envelope: 'B',
    login: true,
    keyed: false,
    query: none,
    body: none,
    data: none,
  }),
} as const
