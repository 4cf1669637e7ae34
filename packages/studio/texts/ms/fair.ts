import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Semak pusingan',
  title: 'Semak pusingan anda',
  seedRule:
    'Dua benih menentukan setiap keputusan: benih rahsia pelayan, yang cap jarinya anda lihat sebelum bermain, dan benih anda. Selepas itu tiada sesiapa boleh mengubahnya. Sebaik anda memulakan benih baharu, benih pelayan ditunjukkan dan setiap pusingan yang dicabutnya boleh disemak.',
  commitment: 'Cap jari benih pelayan (SHA-256)',
  clientSeed: 'Benih anda',
  clientSeedRule:
    '1 hingga 64 huruf, angka atau tanda, tanpa ruang dan titik bertindih. Perubahan memulakan benih baharu.',
  change: 'Ubah',
  drawn: 'Pusingan yang dicabut: {count}',
  rotate: 'Tunjukkan benih pelayan dan mulakan benih baharu',
  revealed: 'Benih sebelumnya',
  serverSeed: 'Benih pelayan',
  lastRound: 'Pusingan terakhir anda',
  noRound: 'Belum ada pusingan yang tamat di sini.',
  proof: 'Bukti pusingan',
  copy: 'Salin bukti',
  copied: 'Disalin.',
  notCopied: 'Penyalinan disekat di sini. Teks telah dipilih: sila salin sendiri.',
  check: 'Semak',
  secret: 'Benih pelayan pusingan ini masih rahsia. Mulakan benih baharu untuk menyemaknya.',
  unfinished: 'Ada pusingan yang belum tamat. Sila tamatkan dahulu.',
  failed: 'Tidak berjaya. Sila cuba lagi sebentar lagi.',
  rules: 'Cap jari peraturan permainan ini (SHA-256)',
  saltRule:
    'Nilai ini datang daripada pelayar di meja, yang telah melihat hujung rantaian terlebih dahulu. Nilai ini sebahagian daripada setiap cabutan, jadi rumah judi tidak dapat memilih rantaian mengikut keputusannya.',
  saltNobody:
    'Tiada pelayar menghantar nilai untuk rantaian ini. Ia hanya membuktikan bahawa keputusan telah ditetapkan lebih awal.',
  saltWaits:
    'Pelayar di meja sedang menghantar nilai untuk rantaian ini. Nilai ditetapkan sebelum keputusan pertama.',
  salt: 'Salt rantaian',
  ownValue: '(daripada pelayar anda)',
}
