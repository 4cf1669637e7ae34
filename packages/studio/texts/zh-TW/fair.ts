import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: '驗證一局',
  title: '驗證你的局',
  seedRule:
    '每個結果由兩個種子決定：伺服器的秘密種子（遊戲前就能看到它的指紋）和你的種子。事後任何人都無法更改。啟用新種子後，伺服器種子會公開，由它抽出的每一局都可以驗證。',
  commitment: '伺服器種子的指紋（SHA-256）',
  clientSeed: '你的種子',
  clientSeedRule: '1 至 64 個字母、數字或符號，不含空格和冒號。變更後會啟用新種子。',
  change: '變更',
  drawn: '已抽取的局：{count}',
  rotate: '公開伺服器種子並啟用新種子',
  revealed: '之前的種子',
  serverSeed: '伺服器種子',
  lastRound: '你的上一局',
  noRound: '這裡還沒有結束的局。',
  proof: '局的證明',
  copy: '複製證明',
  copied: '已複製。',
  notCopied: '此處無法自動複製。文字已選取，請自行複製。',
  check: '驗證',
  secret: '此局的伺服器種子仍是秘密。啟用新種子後即可驗證。',
  unfinished: '還有一局未結束，請先完成。',
  failed: '未能完成，請稍後再試。',
  rules: '本遊戲規則的指紋（SHA-256）',
  saltRule:
    '這些值來自桌上玩家的瀏覽器，它們事先已看到鏈的末端值。每次抽取都用到這些值，因此莊家無法依結果挑選這條鏈。',
  saltNobody: '沒有瀏覽器為這條鏈送出過值。它只能證明結果是事先決定的。',
  saltWaits: '桌上的瀏覽器正在為這條鏈送出值，第一個結果之前就會確定。',
  salt: '鏈的鹽值',
  ownValue: '（來自你的瀏覽器）',
}
