/** Every module whose documents are approved names their kinds in its `approval-kinds.ts`. */
const found = import.meta.glob<{ kinds: readonly string[] }>('../*/approval-kinds.ts', {
  eager: true,
})

/** The kinds of all modules, in the order of the modules' names. */
export const approvedKinds: readonly string[] = Object.values(found).flatMap(({ kinds }) => kinds)
