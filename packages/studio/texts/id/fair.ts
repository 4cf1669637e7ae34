import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Periksa ronde',
  title: 'Periksa ronde Anda',
  seedRule:
    'Dua benih menentukan setiap hasil: benih rahasia server, yang sidik jarinya Anda lihat sebelum bermain, dan benih Anda. Setelah itu tidak ada yang bisa mengubahnya. Begitu Anda memulai benih baru, benih server ditampilkan dan setiap ronde yang diundinya dapat diperiksa.',
  commitment: 'Sidik jari benih server (SHA-256)',
  clientSeed: 'Benih Anda',
  clientSeedRule:
    '1 sampai 64 huruf, angka, atau tanda, tanpa spasi dan titik dua. Perubahan memulai benih baru.',
  change: 'Ubah',
  drawn: 'Ronde yang diundi: {count}',
  rotate: 'Tampilkan benih server dan mulai benih baru',
  revealed: 'Benih sebelumnya',
  serverSeed: 'Benih server',
  lastRound: 'Ronde terakhir Anda',
  noRound: 'Belum ada ronde yang selesai di sini.',
  proof: 'Bukti ronde',
  copy: 'Salin bukti',
  copied: 'Disalin.',
  notCopied: 'Penyalinan diblokir di sini. Teks sudah dipilih: silakan salin sendiri.',
  check: 'Periksa',
  secret: 'Benih server ronde ini masih rahasia. Mulai benih baru agar dapat memeriksanya.',
  unfinished: 'Ada ronde yang belum selesai. Selesaikan dulu.',
  failed: 'Tidak berhasil. Silakan coba lagi sebentar lagi.',
  rules: 'Sidik jari aturan game ini (SHA-256)',
  saltRule:
    'Nilai ini berasal dari peramban di meja, yang sebelumnya telah melihat akhir rantai. Nilai ini ikut dalam setiap undian, jadi bandar tidak dapat memilih rantai menurut hasilnya.',
  saltNobody:
    'Tidak ada peramban yang mengirim nilai untuk rantai ini. Rantai hanya membuktikan bahwa hasil sudah ditetapkan sebelumnya.',
  saltWaits:
    'Peramban di meja sedang mengirim nilai untuk rantai ini. Nilai ditetapkan sebelum hasil pertama.',
  salt: 'Salt rantai',
  ownValue: '(dari peramban Anda)',
}
