/** The texts that the editor takes along, of `form`. */
export const editorTexts = [
  'editor.tools',
  'editor.bold',
  'editor.italic',
  'editor.heading',
  'editor.subheading',
  'editor.bullets',
  'editor.numbers',
  'editor.quote',
  'editor.strike',
  'editor.table',
  'editor.addRow',
  'editor.addColumn',
  'editor.removeRow',
  'editor.removeColumn',
  'editor.link',
  'editor.linkTo',
  'editor.setLink',
  'editor.badLink',
  'editor.left',
] as const

export type EditorTexts = Record<(typeof editorTexts)[number], string>
