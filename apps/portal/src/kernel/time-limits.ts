// Waits, delays and freshness of data in milliseconds, except for rules of the domain.

// The first page.

/** Time for which rendering waits for the requests in progress, because evaluating its code blocks an old computer. */
export const DRAWING_HEAD_START_MS = 1_000
/** Longest delay of the first paint for answers that have arrived, and only have to be read. */
export const FIRST_PICTURE_MS = 100
/**
 * Longest delay of the first rendering for rows: an old computer renders for a second, and twice if rows come later.
 */
export const ROWS_HEAD_START_MS = 300
/**
 * Longest delay of today's orders for a short history, which arrives just after them: both are then rendered at once.
 */
export const BEHIND_MS = 30
/** Limit for data that is not needed at once, so that a signed-in user does not wait for ever. */
export const OPTIONAL_TIMEOUT_MS = 10_000
/** Pause before a service without an answer, or a page that failed to render, is requested again. */
export const AGAIN_MS = 10_000
/** Time after which a page is complete, and the network is free for code that may be needed later. */
export const COMPLETE_MS = 3_000
/** Time after which code that may be needed later is loaded even if the browser is never idle. */
export const BUSY_LIMIT_MS = 1_000

// The sign-in.

/** Limit of every request to the provider. */
export const PROVIDER_TIMEOUT_MS = 15_000
/** Wait of a tab for another tab that renews the tokens; longer than a request to the provider. */
export const RENEWAL_LOCK_MS = 20_000
/** Delay after a renewal without an answer. */
export const RENEWAL_RETRY_MS = 15_000
/** Time for other tabs to answer. They need a few milliseconds unless the browser has frozen them. */
export const TAB_ANSWER_MS = 150
/** Longest timer, since long timers stop while a machine sleeps. */
export const LONGEST_TIMER_MS = 30_000
/** Age from which a session is no part of a redirect loop. */
export const SETTLED_MS = 5_000
/** Interval of updates to other tabs about the user's activity. */
export const ACTIVITY_SHARED_MS = 5_000
/** Interval of recorded activity: the idle time is half an hour, so one event a second is enough. */
export const ACTIVITY_SEEN_MS = 1_000
/** Interval at which the idle time is checked: the countdown of an idle session shows whole seconds. */
export const EXPIRY_TICK_MS = 1_000
/** Shortest time that the sign-out window stays open. */
export const WINDOW_LEAST_MS = 150
/** Longest time that the sign-out window stays open. After a slower provider the next sign-in asks for the password. */
export const WINDOW_MOST_MS = 5_000
/** Interval of checks whether the sign-out window has finished. */
export const WINDOW_LOOK_MS = 50

// Code and files.

/** Time within which a second failure to load code is no new deployment, and reloading would never end. */
export const RELOAD_AGAIN_MS = 60_000
/** Longest wait for a heading, since a page's code may still load when the address changes. */
export const HEADING_MS = 5_000
/** Time in which any network loads the reader of documents. */
export const PDF_READER_MS = 10_000
/** Pause between two images of the camera, so that scanning leaves time for the rest of the page. */
export const CAMERA_PAUSE_MS = 120

// Data.

/** Freshness of catalogues, points and views, which change seldom. */
export const CATALOGUE_FRESH_MS = 5 * 60_000
/** Freshness of earlier bags: short, because a colleague may book the same bag in the meantime. */
export const EARLIER_BAGS_FRESH_MS = 30_000
/**
 * Freshness of the first rows: rendering waits up to 10 s for the loads after sign-in. Each later visit
 * requests them again.
 */
export const FIRST_ROWS_FRESH_MS = 15_000
/** Time without an answer of the operations system after which the form offers to continue by hand. */
export const CORE_SEARCH_SLOW_MS = 2_000
/** Pause of typing after which the portal is searched for a code. */
export const CODE_TYPED_MS = 300
/** Time in which answers about imported rows are collected, since each answer checks all waiting rows again. */
export const ANSWERS_TOGETHER_MS = 150
/** Time for which rows are checked before keys are answered: a slow computer still has half of its time for them. */
export const CHECK_PIECE_MS = 15
/** Interval in which the page shows how many rows are checked, since rendering it takes longer than a few rows. */
export const CHECK_PROGRESS_MS = 500
/** Age up to which an answer counts as read for this visit, and is not read again. */
export const JUST_READ_MS = 5_000
/** Delay before reading again: the page first reads its own changes, which are therefore not announced. */
export const REFRESH_MS = 400
/** Interval of reading again where there is no stream of changes. */
export const POLL_MS = 30_000
/** Delay after the first failure of a stream, doubled with each further one. */
export const FIRST_RETRY_MS = 2_000
/** The longest delay between two attempts to open a stream. */
export const LONGEST_RETRY_MS = 60_000
