declare module 'virtual:recipes.css'
