import { foldsAfter, parseFolds } from './kept-folds.ts'

const key = `folds:${document.getElementById('open-folds')?.dataset.of}`
const folds = [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')]

for (const fold of folds) {
  if (readFolds().includes(fold.dataset.fold ?? '')) fold.open = true
  // What the page opens itself, such as a fold with a mistake in it, says nothing of what somebody wants.
  fold.querySelector('summary')?.addEventListener('click', () => {
    const isOpened = !fold.open
    write(foldsAfter(readFolds(), fold.dataset.fold ?? '', isOpened))
  })
}

function readFolds(): string[] {
  try {
    return parseFolds(localStorage.getItem(key))
  } catch {
    return []
  }
}

function write(names: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names))
  } catch {
    // A browser that keeps nothing shows the form as it is for everybody.
  }
}
