import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Ketentuan layanan',
  sections: [
    {
      heading: '1. Tentang layanan ini',
      paragraphs: [
        'Situs ini dijalankan oleh operator contoh. Situs ini menunjukkan cara kerja aplikasi pemain dan hanya memakai uang demo.',
        'Uang demo tidak memiliki nilai. Uang demo tidak dapat dibeli, dijual, ditukar, atau dicairkan, dan tidak ada game di situs ini yang merupakan judi dengan uang.',
        'Operator tidak memiliki izin perjudian dan tidak menyatakan memilikinya.',
      ],
    },
    {
      heading: '2. Siapa yang boleh mendaftar',
      paragraphs: [
        'Anda boleh mendaftar jika telah mencapai usia minimum yang tertera di halaman pendaftaran, dan paling sedikit 18 tahun.',
        'Anda memiliki satu akun untuk diri sendiri. Anda mengisi alamat email dan nomor telepon milik sendiri, dan memperbaruinya bila berubah.',
      ],
    },
    {
      heading: '3. Akun Anda',
      paragraphs: [
        'Anda memilih kata sandi yang tidak dapat ditebak orang lain dan tidak membagikannya. Apa yang dilakukan selama Anda masuk dianggap dilakukan oleh Anda.',
        '“Halaman saya” menampilkan di mana akun Anda sedang masuk. Jika ada sesi yang tidak Anda kenal, keluar dari semua perangkat dan ganti kata sandi.',
      ],
    },
    {
      heading: '4. Deposit dan penarikan',
      paragraphs: [
        'Deposit dan penarikan hanya simulasi. Jumlah, satuan, dan batasnya ditampilkan sebelum Anda mengirim permintaan.',
        'Transfer bank dapat memakan waktu hingga 24 jam. Selama pemeliharaan bank, pukul 23.50 sampai 00.30, permintaan menunggu.',
        'Jika masih ada sisa turnover, penarikan dapat diajukan setelah jumlah itu dipertaruhkan.',
      ],
    },
    {
      heading: '5. Game',
      paragraphs: [
        'Game disediakan oleh provider dan dimainkan di halaman provider itu sendiri. Hasil yang dicatat operator yang menentukan.',
        'Ronde yang terputus diselesaikan atau dibatalkan, dan taruhan dari ronde yang dibatalkan dikembalikan.',
        'Setiap game mencantumkan persentase pengembaliannya. Angka itu rata-rata dari sangat banyak ronde dan tidak menjanjikan apa pun untuk satu sesi.',
      ],
    },
    {
      heading: '6. Bermain dengan bertanggung jawab',
      paragraphs: [
        'Bermain adalah pengisi waktu luang. Tentukan berapa lama Anda ingin bermain sebelum mulai, dan beristirahatlah.',
        'Jika bermain tidak lagi menyenangkan, tutup aplikasi dan bicaralah dengan seseorang. Layanan bantuan di bagian bawah halaman tersedia untuk itu.',
      ],
    },
    {
      heading: '7. Yang tidak diperbolehkan',
      paragraphs: [
        'Program yang bermain untuk Anda, beberapa akun untuk satu orang, dan pemanfaatan kesalahan sistem untuk mencari keuntungan tidak diperbolehkan.',
        'Operator dapat mengakhiri sesi atau menutup akun yang melanggar ketentuan ini, dan memberi tahu alasannya.',
      ],
    },
    {
      heading: '8. Perubahan dan pertanyaan',
      paragraphs: [
        'Perubahan ketentuan ini diumumkan paling lambat tujuh hari sebelum berlaku. Setiap versi memiliki nomor dan tanggal.',
        'Pertanyaan dijawab lewat “Pertanyaan saya”, biasanya dalam satu sampai dua hari.',
      ],
    },
  ],
}
