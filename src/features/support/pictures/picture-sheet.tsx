import { Modal } from '../../../ui/overlay/modal.tsx'
import { PictureImage } from './picture-image.tsx'
import styles from './picture-sheet.module.css'

interface PictureSheetProps {
  player: string
  /** Id of the picture at the operator. */
  id: string
  title: string
  onClose: () => void
}

/** A picture of a message in full size. */
export function PictureSheet({ player, id, title, onClose }: PictureSheetProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.whole}>
        <PictureImage player={player} id={id} alt={title} />
      </div>
    </Modal>
  )
}
