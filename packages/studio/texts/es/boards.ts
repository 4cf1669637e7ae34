import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Le damos la bienvenida al operador de referencia',
      content:
        'Este sitio muestra cómo funciona la aplicación del jugador. Aquí todo funciona con dinero ficticio: no se puede comprar, canjear ni cobrar.\nEche un vistazo y, si algo no está claro, escríbanos en «Mis consultas».',
    },
    terms: {
      title: 'Términos del servicio de noviembre de 2026',
      content:
        'Están en vigor los términos del servicio y la política de privacidad del 1 de noviembre de 2026. Los encontrará al pie de cada página.',
    },
    favourites: {
      title: 'Sus favoritos en todas las pestañas',
      content:
        'Al marcar una estrella en una pestaña, aparece enseguida en las demás. Los favoritos marcados antes de iniciar sesión se pueden añadir a su cuenta.',
    },
    rounds: {
      title: 'Las rondas interrumpidas continúan',
      content:
        'Si se pierde la conexión durante una ronda, abra el juego de nuevo: continuará donde estaba o mostrará el resultado. Una ronda que no se puede terminar se anula y su apuesta se devuelve.',
    },
    sessions: {
      title: 'Vea dónde tiene la sesión iniciada',
      content:
        '«Mi cuenta» muestra ahora todas las sesiones de su cuenta. Si no reconoce alguna, cierre sesión en todos los dispositivos y cambie su contraseña.',
    },
    maintenance: {
      title: 'Mantenimiento bancario de 23:50 a 00:30',
      content:
        'Cada noche, de 23:50 a 00:30, los bancos están en mantenimiento. Los depósitos y retiros solicitados en ese horario se aceptan y se resuelven después. Las transferencias pueden tardar hasta 24 horas.',
    },
  },
  memos: {
    welcome: {
      title: 'Le damos la bienvenida, Demo',
      content:
        'Su saldo es de {amount} en dinero ficticio. Los depósitos y retiros son simulados: un banco simulado los resuelve en uno o dos minutos.',
    },
    pause: {
      title: 'Haga una pausa de vez en cuando',
      content:
        'Decida cuánto tiempo quiere jugar antes de empezar. No se pierde nada si cierra un juego y vuelve más tarde.',
    },
    bank: {
      title: 'Se añadió su cuenta bancaria',
      content:
        'Se añadió una cuenta inventada en Play Bank para probar los retiros. Puede cambiarla en «Mi cuenta».',
    },
  },
}
