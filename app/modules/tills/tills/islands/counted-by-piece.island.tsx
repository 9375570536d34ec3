import { useEffect } from 'react'

type CountedByPieceProps = {
  /** The form of a count. */
  formId: string
  /** What stands in the field of what is not counted by piece before anybody typed. */
  filledIn: string
}

/**
 * Empties the sum that was filled in as soon as pieces are counted: both would be added up. What
 * somebody typed there stays.
 */
export default function CountedByPiece({ formId, filledIn }: CountedByPieceProps) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const other = form.elements.namedItem('other')
      const isPiece = target.name.startsWith('piece-') && target.value !== ''
      if (isPiece && other instanceof HTMLInputElement && other.value === filledIn) other.value = ''
    }
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [formId, filledIn])

  return null
}
