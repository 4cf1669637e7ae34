import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Comprobar rondas',
  title: 'Compruebe sus rondas',
  seedRule:
    'Dos semillas deciden cada resultado: una secreta del servidor, cuya huella ve antes de jugar, y la suya. Nadie puede cambiarlas después. Cuando empieza con semillas nuevas, se muestra la del servidor y puede comprobarse cada ronda que sorteó.',
  commitment: 'Huella de la semilla del servidor (SHA-256)',
  clientSeed: 'Su semilla',
  clientSeedRule:
    'De 1 a 64 letras, cifras o signos, sin espacios ni dos puntos. Un cambio inicia semillas nuevas.',
  change: 'Cambiar',
  drawn: 'Rondas sorteadas: {count}',
  rotate: 'Mostrar la semilla del servidor y empezar con nuevas',
  revealed: 'Las semillas anteriores',
  serverSeed: 'Semilla del servidor',
  lastRound: 'Su última ronda',
  noRound: 'Aquí todavía no ha terminado ninguna ronda.',
  proof: 'Prueba de la ronda',
  copy: 'Copiar la prueba',
  copied: 'Copiado.',
  notCopied: 'Aquí no se puede copiar. El texto está seleccionado: cópielo usted.',
  check: 'Comprobar',
  secret:
    'La semilla del servidor de esta ronda aún es secreta. Empiece con semillas nuevas para poder comprobarla.',
  unfinished: 'Una ronda aún no ha terminado. Termínela primero.',
  failed: 'No ha funcionado. Inténtelo de nuevo en un momento.',
  rules: 'Huella de las reglas de este juego (SHA-256)',
  saltRule:
    'Estos valores vienen de navegadores de la mesa que antes habían visto el final de la cadena. Forman parte de cada sorteo, así que la casa no pudo elegir la cadena por sus resultados.',
  saltNobody:
    'Ningún navegador envió un valor para esta cadena. Solo prueba que los resultados estaban fijados de antemano.',
  saltWaits:
    'Los navegadores de la mesa están enviando valores para esta cadena. Quedan fijados antes del primer resultado.',
  salt: 'Sal de la cadena',
  ownValue: '(de su navegador)',
}
