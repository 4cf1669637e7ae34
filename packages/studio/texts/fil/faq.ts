import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Gaano katagal ang deposit?',
    answer:
      'Karaniwang ilang minuto pagkatapos ng transfer mo. Puwedeng umabot ng 24 oras ang bangko. Mula 23:50 hanggang 00:30, may maintenance ang mga bangko at naghihintay ang mga request.\nMakikita ang status ng request sa “Wallet”, “History”.',
  },
  'withdraw-how': {
    question: 'Paano ako magwi-withdraw?',
    answer:
      'Ilagay ang bank account mo sa “Aking page”, saka ilagay ang halaga sa “Wallet”, “Mag-withdraw”. Dapat multiple ang halaga ng yunit na nasa page at hindi lalampas sa balance mo.\nIbinabawas ang halaga sa balance kapag nag-request ka at bumabalik kapag tinanggihan ang request.',
  },
  'inquiry-time': {
    question: 'Kailan masasagot ang tanong ko?',
    answer:
      'Karaniwan sa loob ng isa hanggang dalawang araw. Makakatanggap ka ng mensahe kapag may sagot na.',
  },
  rolling: {
    question: 'Ano ang turnover?',
    answer:
      'Bago makapag-withdraw, maaaring kailangang itaya ang buong halaga ng deposit (1x). Ang turnover ay ang bahaging natitira pa. Binabawasan ito ng bawat taya; kapag zero na, puwede ka nang mag-withdraw.',
  },
  points: {
    question: 'Paano ko iko-convert ang puntos sa balance?',
    answer:
      'Sa “Wallet”, “Puntos”. Ang pinakamaliit na conversion ay {points} puntos, at multiple ng {points}. Pumapasok ito agad.',
  },
  'deposit-open': {
    question: 'Bakit hindi ako makapag-request ng pangalawang deposit?',
    answer:
      'Isang deposit lang ang puwedeng nakabukas sa bawat pagkakataon, para maitugma ang transfer sa tamang request. Mag-request ulit kapag may desisyon na sa una.',
  },
  'password-forgotten': {
    question: 'Nakalimutan ko ang password ko',
    answer:
      'Piliin ang “Nakalimutan ang password” sa page ng pag-log in at ilagay ang email address ng account mo. Makakatanggap ka ng link na isang beses lang magagamit at mag-e-expire pagkaraan ng 30 minuto. Pagkatapos nito, mala-log out ang lahat ng device.',
  },
  sessions: {
    question: 'Saan ako naka-log in?',
    answer:
      'Nakalista sa “Aking page” ang bawat session kasama ang browser, system at oras. Puwede mong tapusin ang isa sa mga ito o mag-log out sa lahat ng device.',
  },
  'bank-change': {
    question: 'Paano ko papalitan ang bank account ko?',
    answer:
      'Sa “Aking page”. Kumpirmahin gamit ang passkey mo, o ang password mo kung wala kang passkey, at may mensaheng magkukumpirma ng pagbabago.',
  },
  'game-interrupted': {
    question: 'Naputol ang koneksyon ko sa gitna ng round. Ano na ang mangyayari?',
    answer:
      'Nananatili sa server ang round. Buksan ulit ang laro: itutuloy nito ang round o ipapakita ang resulta. Ang round na hindi matatapos ay kinakansela at ibinabalik ang taya.',
  },
  'popup-blocked': {
    question: 'Hindi nagbubukas ang laro',
    answer:
      'May mga larong nagbubukas sa sarili nilang window. Payagan ang mga pop-up para sa site na ito, o gamitin ang button na nasa abiso. Kung hindi matapos ang pag-load ng laro, isara ito at buksan ulit.',
  },
  offline: {
    question: 'Magagamit ba ang app nang offline?',
    answer:
      'Nagbubukas ang app at ipinapakita ang huling nalaman nito kasama ang oras. Kailangan ng koneksyon ng mga laro, deposit at withdrawal. Nananatili ang na-type mo hanggang may koneksyon ka na ulit.',
  },
  'play-money': {
    question: 'Totoong pera ba ito?',
    answer:
      'Hindi. Demo money ang gamit ng sample operator na ito. Hindi ito mabibili, maipapalit o mailalabas bilang pera.',
  },
  break: {
    question: 'Gusto kong magpahinga muna',
    answer:
      'Isara ang app at bumalik kung kailan mo gusto: walang nawawala. Kung gusto mong isara muna ang account mo nang ilang panahon, sumulat sa amin sa “Mga tanong ko”.',
  },
}
