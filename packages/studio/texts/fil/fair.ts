import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Suriin ang mga round',
  title: 'Suriin ang iyong mga round',
  seedRule:
    'Dalawang seed ang nagpapasya sa bawat resulta: ang lihim na seed ng server, na nakikita mo ang fingerprint bago maglaro, at ang sa iyo. Walang makapagbabago sa mga ito pagkatapos. Kapag nagsimula ka ng bagong mga seed, ipapakita ang seed ng server at masusuri ang bawat round na binunot nito.',
  commitment: 'Fingerprint ng seed ng server (SHA-256)',
  clientSeed: 'Ang iyong seed',
  clientSeedRule:
    '1 hanggang 64 na titik, numero o simbolo, walang espasyo at tutuldok. Magsisimula ng bagong mga seed ang pagbabago.',
  change: 'Palitan',
  drawn: 'Mga round na nabunot: {count}',
  rotate: 'Ipakita ang seed ng server at magsimula ng bago',
  revealed: 'Ang mga nakaraang seed',
  serverSeed: 'Seed ng server',
  lastRound: 'Ang huli mong round',
  noRound: 'Wala pang natapos na round dito.',
  proof: 'Patunay ng round',
  copy: 'Kopyahin ang patunay',
  copied: 'Nakopya na.',
  notCopied: 'Hindi makakopya rito. Napili na ang teksto: kopyahin mo na lang.',
  check: 'Suriin',
  secret: 'Lihim pa ang seed ng server ng round na ito. Magsimula ng bagong mga seed para masuri ito.',
  unfinished: 'May round na hindi pa tapos. Tapusin muna ito.',
  failed: 'Hindi ito gumana. Pakisubukan muli mamaya.',
  rules: 'Fingerprint ng mga patakaran ng larong ito (SHA-256)',
  saltRule:
    'Galing ang mga value na ito sa mga browser sa mesa na nauna nang nakakita sa dulo ng chain. Kasama ang mga ito sa bawat bunot, kaya hindi napili ng bahay ang chain ayon sa mga resulta.',
  saltNobody:
    'Walang browser na nagpadala ng value para sa chain na ito. Pinatutunayan lang nito na itinakda na ang mga resulta noon pa.',
  saltWaits:
    'Nagpapadala ang mga browser sa mesa ng mga value para sa chain na ito. Itatakda ang mga ito bago ang unang resulta.',
  salt: 'Salt ng chain',
  ownValue: '(mula sa iyong browser)',
}
