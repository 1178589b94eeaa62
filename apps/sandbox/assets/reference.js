// Search over the calls of the page. Without scripts the page is complete except for the search field.
const field = document.getElementById('search')
const found = document.getElementById('found')
const calls = [...document.querySelectorAll('main [data-call]')].map((article) => ({
  id: article.dataset.call,
  // The query is compared with all texts of a call: names, paths, words and fields.
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

// Each call can be sent from the page to the server of the page, with its example or with changed values.
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
const token = document.getElementById('token')

const urlOf = (article, inputs) => {
  let path = article.dataset.path
  const query = new URLSearchParams()
  for (const { name, place, input } of inputs) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(input.value))
    if (place === 'query' && input.value !== '') query.append(name, input.value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

const send = async (article, inputs, body) => {
  const headers = { Accept: 'application/json' }
  if (token.value !== '') headers.Authorization = `Bearer ${token.value.trim()}`
  for (const { name, place, input } of inputs)
    if (place === 'header' && input.value !== '') headers[name] = input.value
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const url = urlOf(article, inputs)
  const answer = await fetch(url, { method: article.dataset.method, headers, body: body?.value })
  const text = await answer.text()
  try {
    return `${answer.status}\n${JSON.stringify(JSON.parse(text), undefined, 2)}`
  } catch {
    return `${answer.status} ${answer.headers.get('Content-Type') ?? ''}\n${text.slice(0, 10_000)}`
  }
}

const tryForm = (article) => {
  const inputs = [...article.querySelectorAll('tr[data-name]')].map(({ dataset }) => ({
    name: dataset.name,
    place: dataset.in,
    input: element('input', {
      value: dataset.name === 'Idempotency-Key' ? crypto.randomUUID() : dataset.example,
      autocomplete: 'off',
      spellcheck: false,
    }),
  }))
  const example = article.querySelector('pre[data-example="body"]')
  const hasBody = [...article.querySelectorAll('h4')].some(({ textContent }) => textContent === 'Body')
  const body = hasBody
    ? element('textarea', { rows: 8, spellcheck: false, value: example?.textContent ?? '' })
    : undefined
  const answer = element('pre', { tabIndex: 0 })
  answer.setAttribute('role', 'status')
  const form = element(
    'form',
    { className: 'try' },
    ...inputs.map(({ name, input }) => element('label', {}, name, input)),
    ...(body === undefined ? [] : [element('label', {}, 'Body', body)]),
    element('button', {}, `${article.dataset.method} ${article.dataset.path}`),
    answer,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    answer.textContent = '…'
    answer.textContent = await send(article, inputs, body).catch(String)
  })
  return form
}

for (const article of document.querySelectorAll('article[data-method]')) {
  const details = element('details', {}, element('summary', {}, 'Try it'))
  details.addEventListener('toggle', () => details.append(tryForm(article)), { once: true })
  article.append(details)
}
token.parentElement.hidden = false

field.closest('search').hidden = false
field.addEventListener('input', show)
show()

// A printed page can't be unfolded, so everything is open during printing.
let folded = []
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll('details:not([open])')]
  for (const details of folded) details.open = true
})
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false
})
