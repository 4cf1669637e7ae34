import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: '核验回合',
  title: '核验你的回合',
  seedRule:
    '每个结果由两个种子决定：服务器的秘密种子（游戏前就能看到它的指纹）和你的种子。事后任何人都无法更改。启用新种子后，服务器种子会公开，由它抽出的每个回合都可以核验。',
  commitment: '服务器种子的指纹（SHA-256）',
  clientSeed: '你的种子',
  clientSeedRule: '1 至 64 个字母、数字或符号，不含空格和冒号。更改后会启用新种子。',
  change: '更改',
  drawn: '已抽取的回合：{count}',
  rotate: '公开服务器种子并启用新种子',
  revealed: '之前的种子',
  serverSeed: '服务器种子',
  lastRound: '你的上一回合',
  noRound: '这里还没有结束的回合。',
  proof: '回合的证明',
  copy: '复制证明',
  copied: '已复制。',
  notCopied: '此处无法自动复制。文字已选中，请自行复制。',
  check: '核验',
  secret: '此回合的服务器种子仍是秘密。启用新种子后即可核验。',
  unfinished: '还有回合未结束，请先完成。',
  failed: '未能完成，请稍后再试。',
  rules: '本游戏规则的指纹（SHA-256）',
  saltRule:
    '这些值来自桌上玩家的浏览器，它们事先已看到链的末端值。每次抽取都用到这些值，因此庄家无法按结果挑选这条链。',
  saltNobody: '没有浏览器为这条链发送过值。它只能证明结果是事先确定的。',
  saltWaits: '桌上的浏览器正在为这条链发送值，第一个结果之前就会确定。',
  salt: '链的盐值',
  ownValue: '（来自你的浏览器）',
}
