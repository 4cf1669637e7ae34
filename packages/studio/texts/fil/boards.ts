import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Maligayang pagdating sa sample operator',
      content:
        'Ipinapakita ng site na ito kung paano gumagana ang app ng manlalaro. Demo money lang ang gamit sa lahat dito: hindi ito mabibili, maipapalit o mailalabas bilang pera.\nTumingin-tingin ka, at sumulat sa amin sa “Mga tanong ko” kung may hindi malinaw.',
    },
    terms: {
      title: 'Mga tuntunin ng serbisyo ng Nobyembre 2026',
      content:
        'May bisa na ang mga tuntunin ng serbisyo at patakaran sa privacy na may petsang Nobyembre 1, 2026. Makikita ang dalawa sa ibaba ng bawat page.',
    },
    favourites: {
      title: 'Mga paborito sa lahat ng tab',
      content:
        'Ang bituing inilagay mo sa isang tab ay lumalabas agad sa iba. Puwedeng idagdag sa account mo ang mga paboritong minarkahan bago mag-log in.',
    },
    rounds: {
      title: 'Naipagpapatuloy ang naputol na round',
      content:
        'Kung maputol ang koneksyon sa gitna ng round, buksan ulit ang laro: magpapatuloy ito kung saan ito huminto o ipapakita ang resulta. Ang round na hindi matatapos ay kinakansela at ibinabalik ang taya.',
    },
    sessions: {
      title: 'Tingnan kung saan ka naka-log in',
      content:
        'Nakalista na sa “Aking page” ang bawat session ng account mo. Kung may hindi mo kilala, mag-log out sa lahat ng device at palitan ang password mo.',
    },
    maintenance: {
      title: 'Maintenance ng bangko mula 23:50 hanggang 00:30',
      content:
        'Gabi-gabi mula 23:50 hanggang 00:30, may maintenance ang mga bangko. Tinatanggap ang mga deposit at withdrawal na ni-request sa oras na ito at pinoproseso pagkatapos. Puwedeng umabot ng 24 oras ang mga transfer.',
    },
  },
  memos: {
    welcome: {
      title: 'Maligayang pagdating, Demo',
      content:
        'May {amount} na demo money ang account mo. Simulasyon lang ang mga deposit at withdrawal: isang simulated na bangko ang nagpoproseso sa loob ng isa o dalawang minuto.',
    },
    pause: {
      title: 'Magpahinga paminsan-minsan',
      content:
        'Magpasya kung gaano katagal mo gustong maglaro bago ka magsimula. Walang nawawala kapag isinara mo ang laro at bumalik ka mamaya.',
    },
    bank: {
      title: 'Naidagdag ang bank account mo',
      content:
        'Nagdagdag ng kathang-isip na account sa Play Bank para masubukan ang withdrawal. Mapapalitan mo ito sa “Aking page”.',
    },
  },
}
