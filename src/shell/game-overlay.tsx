export default function GameOverlay() {
  return null
}
