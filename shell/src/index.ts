import 'react-dom/client';

// React is evaluated here, the shell in a task of its own: between the two the page can paint and answer.
setTimeout(() => void import(/* webpackMode: 'eager' */ './root-config'));
