import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: '¿Cuánto tarda un depósito?',
    answer:
      'Normalmente unos minutos después de su transferencia. Un banco puede tardar hasta 24 horas. De 23:50 a 00:30 los bancos están en mantenimiento y las solicitudes esperan.\nEl estado de la solicitud aparece en «Billetera», «Historial».',
  },
  'withdraw-how': {
    question: '¿Cómo puedo retirar?',
    answer:
      'Indique su cuenta bancaria en «Mi cuenta» y escriba un importe en «Billetera», «Retiro». El importe debe ser múltiplo de la unidad que se muestra y no superar su saldo.\nEl importe se descuenta de su saldo al solicitarlo y vuelve a él si la solicitud se rechaza.',
  },
  'inquiry-time': {
    question: '¿Cuándo tendrá respuesta mi consulta?',
    answer: 'Normalmente en uno o dos días. Un mensaje le avisará cuando haya respuesta.',
  },
  rolling: {
    question: '¿Qué es el rollover?',
    answer:
      'Puede que tenga que apostar el importe íntegro del depósito (1 vez) antes de un retiro. El rollover pendiente es la parte que falta. Cada apuesta lo reduce; cuando llega a cero, puede retirar.',
  },
  points: {
    question: '¿Cómo convierto los puntos en saldo?',
    answer:
      'En «Billetera», «Puntos». La conversión mínima es de {points} puntos, en múltiplos de {points}. Es inmediata.',
  },
  'deposit-open': {
    question: '¿Por qué no puedo solicitar un segundo depósito?',
    answer:
      'Solo puede haber un depósito en curso, para asociar cada transferencia a su solicitud. Podrá solicitar el siguiente cuando el primero se haya resuelto.',
  },
  'password-forgotten': {
    question: 'Olvidé mi contraseña',
    answer:
      'Elija «Olvidé mi contraseña» en la página de inicio de sesión y escriba el correo electrónico de su cuenta. Recibirá un enlace que sirve una sola vez y caduca a los 30 minutos. Después se cierra la sesión en todos los dispositivos.',
  },
  sessions: {
    question: '¿Dónde tengo la sesión iniciada?',
    answer:
      '«Mi cuenta» muestra cada sesión con el navegador, el sistema y la hora. Puede cerrar una de ellas o cerrar sesión en todos los dispositivos.',
  },
  'bank-change': {
    question: '¿Cómo cambio mi cuenta bancaria?',
    answer:
      'En «Mi cuenta». Confirme con su llave de acceso o, si no tiene ninguna, con su contraseña, y un mensaje le confirmará el cambio.',
  },
  'game-interrupted': {
    question: 'Se perdió la conexión durante una ronda. ¿Qué hago?',
    answer:
      'La ronda se conserva en el servidor. Abra el juego de nuevo: continuará la ronda o mostrará su resultado. Una ronda que no se puede terminar se anula y su apuesta se devuelve.',
  },
  'popup-blocked': {
    question: 'Un juego no se abre',
    answer:
      'Algunos juegos se abren en su propia ventana. Permita las ventanas emergentes de este sitio o use el botón que ofrece el aviso. Si un juego no termina de cargar, ciérrelo y ábralo de nuevo.',
  },
  offline: {
    question: '¿Puedo usar la aplicación sin conexión?',
    answer:
      'La aplicación se abre y muestra los últimos datos que conocía, con su hora. Los juegos, los depósitos y los retiros necesitan conexión. Lo que haya escrito se conserva hasta que vuelva la conexión.',
  },
  'play-money': {
    question: '¿Es dinero real?',
    answer:
      'No. Este operador de referencia funciona con dinero ficticio. No se puede comprar, canjear ni cobrar.',
  },
  break: {
    question: 'Quiero tomarme un descanso',
    answer:
      'Cierre la aplicación y vuelva cuando quiera: no se pierde nada. Si desea que su cuenta se cierre por un tiempo, escríbanos en «Mis consultas».',
  },
}
