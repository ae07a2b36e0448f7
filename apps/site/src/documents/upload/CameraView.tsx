import { Button } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import { useCamera } from './use-camera.ts'
import style from './Upload.module.css'

/** The picture of a computer's camera, and the photo that is taken of it. */
export function CameraView({ onPhoto, onFailed, onClose }: { onPhoto: (photo: File) => void; onFailed: () => void; onClose: () => void }) {
  const t = useT()
  const { video, ready, onPlaying } = useCamera(() => (onFailed(), onClose()))
  const shoot = async () => {
    const photo = video.current && (await photoOf(video.current))
    if (photo) onPhoto(photo)
    else onFailed()
  }
  return (
    <div className={style.camera}>
      <video
        ref={video}
        className={style.video}
        autoPlay
        playsInline
        muted
        aria-label={t('documents.cameraPicture')}
        onPlaying={onPlaying}
      />
      {!ready && (
        <p className={style.hint} role="status">
          {t('documents.cameraPermission')}
        </p>
      )}
      <div className={style.ways}>
        <Button onClick={() => void shoot()} disabled={!ready}>
          {t('documents.shoot')}
        </Button>
        <Button kind="line" onClick={onClose}>
          {t('documents.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Captures what the camera sees now as a file. */
function photoOf(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined), 'image/jpeg', 0.9),
  )
}
