import { useEffect, useRef, useState } from 'react'

/** The computer's camera in a video element: on while it is shown, off as soon as it is gone. */
export function useCamera(onAway: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const away = useRef(onAway)
  away.current = onAway
  useEffect(() => {
    let over = false
    const opened = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } })
    opened.then(
      (stream) => {
        if (!over && video.current) video.current.srcObject = stream
      },
      () => over || away.current(),
    )
    return () => {
      over = true
      opened.then(
        (stream) => stream.getTracks().forEach((track) => track.stop()),
        () => undefined,
      )
    }
  }, [])
  return { video, ready, onPlaying: () => setReady(true) }
}
