import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Términos del servicio',
  sections: [
    {
      heading: '1. Qué es este servicio',
      paragraphs: [
        'Este sitio está gestionado por un operador de referencia. Muestra cómo funciona la aplicación del jugador y usa únicamente dinero ficticio.',
        'El dinero ficticio no tiene valor. No se puede comprar, vender, canjear ni cobrar, y ningún juego de este sitio es un juego de azar por dinero.',
        'El operador no tiene, ni afirma tener, ninguna licencia de juego.',
      ],
    },
    {
      heading: '2. Quién puede registrarse',
      paragraphs: [
        'Puede registrarse si ha alcanzado la edad mínima que indica la página de registro y tiene al menos 18 años.',
        'Cada persona tiene una sola cuenta, a su propio nombre. Usted indica su propio correo electrónico y número de teléfono, y los mantiene al día.',
      ],
    },
    {
      heading: '3. Su cuenta',
      paragraphs: [
        'Usted elige una contraseña que nadie pueda adivinar y no la comparte. Lo que se haga con su sesión iniciada se considera hecho por usted.',
        '«Mi cuenta» muestra dónde tiene la sesión iniciada. Si no reconoce alguna de esas sesiones, cierre sesión en todos los dispositivos y cambie su contraseña.',
      ],
    },
    {
      heading: '4. Depósitos y retiros',
      paragraphs: [
        'Los depósitos y retiros son simulados. Los importes, las unidades y los límites se muestran antes de enviar una solicitud.',
        'Una transferencia bancaria puede tardar hasta 24 horas. Durante el mantenimiento bancario, de 23:50 a 00:30, las solicitudes esperan.',
        'Si queda rollover pendiente, se puede solicitar un retiro una vez que se haya apostado.',
      ],
    },
    {
      heading: '5. Juegos',
      paragraphs: [
        'Los juegos los ofrecen los proveedores y se juegan en sus propias páginas. Decide el resultado registrado por el operador.',
        'Una ronda interrumpida se termina o se anula, y la apuesta de una ronda anulada se devuelve.',
        'Cada juego indica su retorno al jugador. Es una media de un gran número de rondas y no promete nada para una sesión concreta.',
      ],
    },
    {
      heading: '6. Juego responsable',
      paragraphs: [
        'El juego es un pasatiempo. Decida antes de empezar cuánto tiempo quiere dedicarle y haga pausas.',
        'Si jugar deja de ser un placer, cierre la aplicación y hable con alguien. Para eso está la línea de ayuda al pie de la página.',
      ],
    },
    {
      heading: '7. Qué no está permitido',
      paragraphs: [
        'No se permiten los programas que jueguen por usted, varias cuentas para una misma persona ni el uso de errores para obtener ventaja.',
        'El operador puede cerrar sesiones o una cuenta que incumpla estos términos, e indica el motivo.',
      ],
    },
    {
      heading: '8. Cambios y preguntas',
      paragraphs: [
        'Los cambios de estos términos se anuncian al menos siete días antes de entrar en vigor. Cada versión tiene un número y una fecha.',
        'Las preguntas se responden en «Mis consultas», normalmente en uno o dos días.',
      ],
    },
  ],
}
