import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Turları denetle',
  title: 'Turlarınızı denetleyin',
  seedRule:
    'Her sonucu iki tohum belirler: oynamadan önce parmak izini gördüğünüz gizli sunucu tohumu ve sizinki. Sonradan kimse değiştiremez. Yeni tohumlara geçtiğinizde sunucu tohumu gösterilir ve onun çektiği her tur denetlenebilir.',
  commitment: 'Sunucu tohumunun parmak izi (SHA-256)',
  clientSeed: 'Sizin tohumunuz',
  clientSeedRule:
    '1 ile 64 arası harf, rakam ya da işaret; boşluk ve iki nokta olmadan. Değişiklik yeni tohumları başlatır.',
  change: 'Değiştir',
  drawn: 'Çekilen turlar: {count}',
  rotate: 'Sunucu tohumunu göster ve yeni tohumlara geç',
  revealed: 'Önceki tohumlar',
  serverSeed: 'Sunucu tohumu',
  lastRound: 'Son turunuz',
  noRound: 'Burada henüz biten bir tur yok.',
  proof: 'Turun kanıtı',
  copy: 'Kanıtı kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Burada kopyalama engelli. Metin seçildi: lütfen kendiniz kopyalayın.',
  check: 'Denetle',
  secret: 'Bu turun sunucu tohumu hâlâ gizli. Denetleyebilmek için yeni tohumlara geçin.',
  unfinished: 'Henüz bitmemiş bir tur var. Önce onu bitirin.',
  failed: 'Olmadı. Lütfen biraz sonra yeniden deneyin.',
  rules: 'Bu oyunun kurallarının parmak izi (SHA-256)',
  saltRule:
    'Bu değerler, zincirin sonunu önceden gören masadaki tarayıcılardan gelir. Her çekilişe katılırlar; bu yüzden kasa zinciri sonuçlarına göre seçemezdi.',
  saltNobody:
    'Bu zincir için hiçbir tarayıcı değer göndermedi. Yalnızca sonuçların önceden belli olduğunu kanıtlar.',
  saltWaits: 'Masadaki tarayıcılar bu zincir için değer gönderiyor. İlk sonuçtan önce kesinleşirler.',
  salt: 'Zincirin tuzu',
  ownValue: '(tarayıcınızdan)',
}
