/** A party as the editor's search gives it; `place` is said beside the name. */
export type FoundParty = { id: string; name: string; place: string }
