import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Terma perkhidmatan',
  sections: [
    {
      heading: '1. Tentang perkhidmatan ini',
      paragraphs: [
        'Laman ini dikendalikan oleh pengendali contoh. Ia menunjukkan cara aplikasi pemain berfungsi dan hanya menggunakan wang demo.',
        'Wang demo tidak mempunyai nilai. Ia tidak boleh dibeli, dijual, ditukar atau ditunaikan, dan tiada permainan di laman ini yang merupakan perjudian dengan wang.',
        'Pengendali tidak mempunyai lesen perjudian dan tidak mendakwa mempunyainya.',
      ],
    },
    {
      heading: '2. Siapa yang boleh mendaftar',
      paragraphs: [
        'Anda boleh mendaftar jika anda telah mencapai umur minimum yang dinyatakan pada halaman pendaftaran, dan sekurang-kurangnya 18 tahun.',
        'Anda memegang satu akaun untuk diri sendiri. Anda memberikan alamat e-mel dan nombor telefon anda sendiri, dan memastikannya sentiasa terkini.',
      ],
    },
    {
      heading: '3. Akaun anda',
      paragraphs: [
        'Anda memilih kata laluan yang tidak dapat diteka oleh sesiapa dan tidak berkongsinya. Apa yang dilakukan semasa anda log masuk dianggap dilakukan oleh anda.',
        '“Halaman saya” memaparkan di mana anda sedang log masuk. Jika ada sesi yang tidak anda kenali, log keluar daripada semua peranti dan tukar kata laluan anda.',
      ],
    },
    {
      heading: '4. Deposit dan pengeluaran',
      paragraphs: [
        'Deposit dan pengeluaran hanya simulasi. Jumlah, unit dan had dipaparkan sebelum anda menghantar permohonan.',
        'Pindahan bank boleh mengambil masa sehingga 24 jam. Semasa penyelenggaraan bank, dari 23:50 hingga 00:30, permohonan menunggu.',
        'Jika masih ada baki rollover, pengeluaran boleh dimohon selepas jumlah itu dipertaruhkan.',
      ],
    },
    {
      heading: '5. Permainan',
      paragraphs: [
        'Permainan disediakan oleh penyedia dan dimainkan pada halaman penyedia itu sendiri. Keputusan yang direkodkan oleh pengendali adalah muktamad.',
        'Pusingan yang terganggu diselesaikan atau dibatalkan, dan pertaruhan bagi pusingan yang dibatalkan dipulangkan.',
        'Setiap permainan menyatakan pulangan kepada pemain. Angka itu ialah purata bagi sangat banyak pusingan dan tidak menjanjikan apa-apa untuk satu sesi.',
      ],
    },
    {
      heading: '6. Bermain dengan bertanggungjawab',
      paragraphs: [
        'Bermain ialah kegiatan masa lapang. Tentukan berapa lama anda mahu bermain sebelum bermula, dan berehatlah.',
        'Jika bermain tidak lagi menyeronokkan, tutup aplikasi dan berbuallah dengan seseorang. Talian bantuan di bahagian bawah halaman disediakan untuk itu.',
      ],
    },
    {
      heading: '7. Perkara yang tidak dibenarkan',
      paragraphs: [
        'Program yang bermain untuk anda, beberapa akaun bagi seorang, dan penggunaan ralat untuk mendapat kelebihan tidak dibenarkan.',
        'Pengendali boleh menamatkan sesi atau menutup akaun yang melanggar terma ini, dan menyatakan sebabnya.',
      ],
    },
    {
      heading: '8. Perubahan dan pertanyaan',
      paragraphs: [
        'Perubahan terma ini diumumkan sekurang-kurangnya tujuh hari sebelum berkuat kuasa. Setiap versi mempunyai nombor dan tarikh.',
        'Soalan dijawab melalui “Pertanyaan saya”, biasanya dalam masa satu hingga dua hari.',
      ],
    },
  ],
}
