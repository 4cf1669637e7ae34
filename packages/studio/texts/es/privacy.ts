import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Política de privacidad',
  sections: [
    {
      heading: '1. Qué guardamos',
      paragraphs: [
        'De su cuenta: ID de usuario, apodo, correo electrónico, número de teléfono, fecha de nacimiento, la versión de los términos que aceptó y una cuenta bancaria, si la indica.',
        'De su contraseña: solo un hash argon2id con sal. Nadie puede leerla, tampoco nosotros.',
        'De su uso: inicios de sesión con navegador, sistema y hora, rondas jugadas, movimientos de dinero ficticio, solicitudes, consultas y mensajes.',
      ],
    },
    {
      heading: '2. Para qué sirve',
      paragraphs: [
        'Usamos estos datos para gestionar su cuenta, responder a sus consultas y protegerle de usos indebidos.',
        'No los vendemos, no mostramos publicidad y no hay rastreo de terceros.',
      ],
    },
    {
      heading: '3. Qué queda en su dispositivo',
      paragraphs: [
        'El aspecto, el idioma, los favoritos y los borradores de formularios se guardan en su navegador, para que la aplicación arranque rápido y no se pierda nada de lo que ha escrito.',
        'La sesión termina con la ventana del navegador. Al cerrar sesión, los datos personales se eliminan del dispositivo.',
      ],
    },
    {
      heading: '4. Quién recibe datos',
      paragraphs: [
        'Un proveedor de juegos recibe un número que identifica su cuenta, su apodo, la moneda y el idioma, para que se pueda jugar. No recibe el correo electrónico, el número de teléfono ni la cuenta bancaria.',
      ],
    },
    {
      heading: '5. Cuánto tiempo los conservamos',
      paragraphs: [
        'Las sesiones terminadas se eliminan a los 30 días; los enlaces para una contraseña nueva, al cabo de un día; los mensajes eliminados, al cabo de un día.',
        'Los movimientos de dinero se conservan mientras exista la cuenta, pues acreditan su saldo.',
      ],
    },
    {
      heading: '6. Sus derechos',
      paragraphs: [
        'Puede ver y corregir sus datos en «Mi cuenta» y pedir, mediante una consulta, una copia de ellos o la eliminación de su cuenta.',
      ],
    },
    {
      heading: '7. Cambios',
      paragraphs: [
        'Los cambios de esta política se anuncian al menos siete días antes de entrar en vigor. Cada versión tiene un número y una fecha.',
      ],
    },
  ],
}
