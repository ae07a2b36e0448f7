const address = (locale: string) => `/cms/img/locale/${locale}.svg`
const showDefault = (image: HTMLImageElement) => {
  if (!image.src.endsWith(address('default'))) image.src = address('default')
}

/** A language's flag; the default one if it fails to load, even if it failed before hydration. */
export function Flag({ locale }: { locale: string }) {
  return (
    <img
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && showDefault(image))}
      src={address(locale)}
      onError={(event) => showDefault(event.currentTarget)}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
    />
  )
}
