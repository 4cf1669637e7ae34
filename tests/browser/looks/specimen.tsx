import { recipeClass } from '../../../src/theme/recipe-class.ts'

const tones = ['neutral', 'success', 'error', 'warning', 'info'] as const
const inks = ['--colors-on-background', '--colors-sub-text', '--colors-primary-text'] as const
const grounds = [
  '--colors-background',
  '--colors-surface',
  '--colors-weak1',
  '--colors-weak2',
  '--colors-sub-background',
] as const

/** Every plain control, and every text colour on each of its backgrounds, for measuring contrast. */
export function Specimen() {
  return (
    <>
      {(['styled', 'quiet'] as const).map((variant) => (
        <button key={variant} type="button" className={recipeClass('button', { variant })}>
          Press {variant}
        </button>
      ))}
      <section className={recipeClass('card')}>
        <p>Words on a card</p>
        <p style={{ color: 'var(--colors-sub-text)' }}>Quiet words on a card</p>
        <button type="button" className={recipeClass('chip')}>
          A chip
        </button>
        <button type="button" className={recipeClass('chip')} aria-pressed="true">
          A chosen chip
        </button>
        <button type="button" className={recipeClass('chip')} aria-expanded="true">
          An open chip
        </button>
        <label className={recipeClass('inputFrame')}>
          <span style={{ color: 'var(--colors-sub-text)' }}>Label</span>
          <input defaultValue="typed" />
        </label>
        {tones.map((tone) => (
          <span key={tone} className={recipeClass('badge', { tone })}>
            {tone}
          </span>
        ))}
      </section>
      {grounds.map((ground) => (
        <section key={ground} style={{ background: `var(${ground})` }}>
          {inks.map((ink) => (
            <p key={ink} style={{ color: `var(${ink})` }}>
              {ink} on {ground}
            </p>
          ))}
          <button type="submit" className={recipeClass('button', { variant: 'styled', wide: true })}>
            Send on {ground}
          </button>
        </section>
      ))}
    </>
  )
}
