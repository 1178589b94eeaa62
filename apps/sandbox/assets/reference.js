// Search over the calls of the page. Without scripts the page is whole and only the field is missing.
const field = document.getElementById('search')
const found = document.getElementById('found')
const calls = [...document.querySelectorAll('main [data-call]')].map((article) => ({
  id: article.dataset.call,
  // What was typed is looked for in names, paths, words and fields alike.
  text: article.textContent.toLowerCase(),
}))

const show = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = new Set(
    calls.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id),
  )
  for (const element of document.querySelectorAll('[data-call]'))
    element.hidden = !matches.has(element.dataset.call)
  for (const group of document.querySelectorAll('[data-group]'))
    group.hidden = group.querySelector('[data-call]:not([hidden])') === null
  found.textContent = words.length === 0 ? '' : `${matches.size} of ${calls.length} calls`
}

field.closest('search').hidden = false
field.addEventListener('input', show)
show()

// Paper cannot be unfolded: everything is open while it prints.
let folded = []
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll('details:not([open])')]
  for (const details of folded) details.open = true
})
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false
})
