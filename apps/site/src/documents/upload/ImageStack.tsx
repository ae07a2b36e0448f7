import { Icon } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import type { Chosen } from './upload-flow.ts'
import style from './Upload.module.css'

/** The files of a set, stacked, with a preview of images; `onDelete` removes one. */
export function ImageStack({ files, label, onDelete }: { files: readonly Chosen[]; label: string; onDelete?: (place: number) => void }) {
  const t = useT()
  return (
    <ul className={style.stack} aria-label={label}>
      {files.map(({ name, type, dataUrl }, place) => (
        <li key={`${place} ${name}`} className={style.item}>
          {type.startsWith('image/') ? (
            <img className={style.preview} src={dataUrl} alt={t('documents.preview', { name })} />
          ) : (
            <span className={style.preview}>
              <Icon name="ledger" size={28} />
            </span>
          )}
          <bdi className={style.name}>{name}</bdi>
          {onDelete && (
            <button type="button" className={style.delete} aria-label={t('documents.delete', { name })} onClick={() => onDelete(place)}>
              <Icon name="close" size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
