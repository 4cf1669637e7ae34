import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Si no ha sido usted, cierre sesión en todos los dispositivos en «Mi cuenta», cambie su contraseña y escríbanos en «Mis consultas».',
  passwordChanged: {
    title: 'Su contraseña se ha cambiado',
    content: 'Su contraseña se ha cambiado. Se cerró la sesión en los demás dispositivos.',
  },
  passkeysStay:
    'Sus llaves de acceso siguen sirviendo para iniciar sesión. Elimine en «Mi cuenta» las que no conozca.',
  passkeyAdded: {
    title: 'Se ha añadido una llave de acceso',
    content: 'Se ha añadido la llave de acceso «{name}». Permite iniciar sesión en su cuenta.',
  },
  passkeyRemoved: {
    title: 'Se ha eliminado una llave de acceso',
    content: 'Se ha eliminado la llave de acceso «{name}». Ya no permite iniciar sesión en su cuenta.',
  },
  detailsChanged: { title: 'Sus datos se han cambiado', content: 'Datos cambiados: {details}.' },
  details: { nickname: 'apodo', phone: 'número de teléfono', bank: 'cuenta bancaria' },
  answered: {
    title: 'Su consulta tiene respuesta',
    content: 'La respuesta a «{title}» está en «Mis consultas».',
  },
  simulatedAnswer:
    'Gracias por escribirnos.\nEste operador de referencia responde de forma automática: nadie ha leído su consulta. En un sitio real, aquí responde atención al cliente, normalmente en uno o dos días.',
  simulatedReply:
    'Gracias, hemos recibido su mensaje.\nEste operador de referencia responde de forma automática: nadie lo ha leído. En un sitio real, atención al cliente sigue respondiendo aquí.',
  resetEmail: {
    subject: '{site}: crear una contraseña nueva',
    asked: 'Se ha solicitado una contraseña nueva para la cuenta {username}.',
    address:
      'Puede crearla en la dirección siguiente. El enlace sirve una sola vez y caduca a los {minutes} minutos.',
    ignore: 'Si no ha sido usted, ignore este correo. Su contraseña no cambia.',
  },
}
