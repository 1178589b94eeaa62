// This file exists so that the bundler puts the engine into a chunk of its own. Import the package nowhere else.
export { animate } from 'framer-motion/dom/mini'
